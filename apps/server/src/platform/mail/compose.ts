import { escapeHtml } from '../escape-html.ts'
import type { Mail } from './mailer.ts'

export interface MailContent {
  subject: string
  /** Paragraphs before the code or the button. */
  intro: string[]
  code?: string
  action?: { label: string; url: string }
  /** Paragraphs after the code or the button. */
  outro: string[]
}

/**
 * Composes a mail as plain text and as HTML that every mail program can show: one column, inline
 * styles, no pictures.
 */
export function composeMail(content: MailContent): Mail {
  const text = [
    ...content.intro,
    ...(content.code ? [content.code] : []),
    ...(content.action ? [`${content.action.label}: ${content.action.url}`] : []),
    ...content.outro,
    'Sightline',
  ].join('\n\n')
  return { subject: content.subject, text: `${text}\n`, html: html(content) }
}

const INK = '#17181C'
const MUTED = '#5A5F69'

function html({ subject, intro, code, action, outro }: MailContent): string {
  const paragraph = (text: string, color: string) =>
    `<p style="margin:0 0 16px;color:${color}">${escapeHtml(text)}</p>`
  const codeBlock = code
    ? `<p style="margin:24px 0;font:600 32px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${INK}">${escapeHtml(code)}</p>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#C9352B;color:#FFFFFF;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F7F6F4;font:16px/1.6 Inter,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E2DD;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600;font-size:18px;color:${INK}">Sightline</p>
${intro.map((text) => paragraph(text, INK)).join('\n')}
${codeBlock}${button}
${outro.map((text) => paragraph(text, MUTED)).join('\n')}
</div>
</body>
</html>
`
}
