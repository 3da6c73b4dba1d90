import { createRoot } from 'react-dom/client'
import { loadSample, type Sample, type SampleKind } from './load-sample.ts'

/** Renders sample questions at the end of an element, until `signal` is aborted. */
export function mountSample(element: HTMLElement, first: Sample, signal: AbortSignal) {
  const container = document.createElement('div')
  const root = createRoot(container)

  function show(sample: Sample) {
    root.render(
      sample.kind === 'coding' ? (
        <sample.View questions={sample.questions} onOther={() => change('behavioral')} />
      ) : (
        <sample.View questions={sample.questions} onOther={() => change('coding')} />
      ),
    )
  }
  const change = (kind: SampleKind) =>
    void loadSample(kind).then(show, (error: unknown) =>
      console.warn('The question could not be loaded:', error),
    )

  show(first)
  element.append(container)
  signal.addEventListener('abort', () => {
    container.remove()
    // The element may leave the page while React renders the next one; a root cannot be unmounted
    // during that.
    queueMicrotask(() => root.unmount())
  })
}
