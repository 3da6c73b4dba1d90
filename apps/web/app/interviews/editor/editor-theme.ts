import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-background)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': {
    color: 'var(--color-muted)',
    backgroundColor: 'var(--color-background)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', padding: '0 0.5rem 0 0.75rem' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-control) 12%, transparent)',
  },
  '.cm-activeLineGutter': { color: 'var(--color-ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
    {
      backgroundColor: 'color-mix(in srgb, var(--color-info) 28%, transparent)',
    },
  '.cm-selectionMatch': {
    backgroundColor: 'color-mix(in srgb, var(--color-info) 18%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-control)',
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    color: 'var(--color-bad)',
  },
  '.cm-tooltip, .cm-panels': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-background)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
    boxShadow: 'var(--shadow-float)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    maxHeight: '12rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.5rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-on-accent)',
    backgroundColor: 'var(--color-accent-strong)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--color-muted)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--color-bad)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-bad)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--color-warn)' },
  '.cm-diagnostic-info': { borderLeft: '3px solid var(--color-info)' },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--color-warn)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--color-info)',
    textUnderlineOffset: '3px',
  },
  '.cm-panels button, .cm-panels input': { fontFamily: 'var(--font-sans)', fontSize: '0.8125rem' },
  '.cm-textfield': {
    color: 'inherit',
    backgroundColor: 'var(--color-background)',
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius-control)',
  },
  '.cm-button': {
    color: 'inherit',
    backgroundColor: 'var(--color-surface)',
    backgroundImage: 'none',
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius-control)',
  },
})

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--color-code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--color-code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--color-code-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
      tags.className,
      tags.typeName,
    ],
    color: 'var(--color-code-name)',
  },
  { tag: tags.comment, color: 'var(--color-code-comment)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--color-bad)' },
])

/** The product's colours, as CSS variables that follow the light or dark scheme. */
export const editorTheme = [theme, syntaxHighlighting(colours)]
