import { createRoot } from 'react-dom/client'
import { fetchBehavioralSamples, fetchSampleQuestions } from './api.ts'

export type SampleKind = 'coding' | 'behavioral'

/** Renders sample questions of a kind at the end of an element, until `signal` is aborted. @throws ApiError */
export async function mountSample(element: HTMLElement, first: SampleKind, signal: AbortSignal) {
  const container = document.createElement('div')
  const root = createRoot(container)
  const change = (kind: SampleKind) =>
    void show(kind).catch((error: unknown) => console.warn('The question could not be loaded:', error))

  async function show(kind: SampleKind) {
    if (kind === 'coding') {
      const [{ CodingSample }, questions] = await Promise.all([import('./coding-sample.tsx'), fetchSampleQuestions()])
      root.render(<CodingSample questions={questions} onOther={() => change('behavioral')} />)
    } else {
      const [{ BehavioralSample }, questions] = await Promise.all([
        import('./behavioral-sample.tsx'),
        fetchBehavioralSamples(),
      ])
      root.render(<BehavioralSample questions={questions} onOther={() => change('coding')} />)
    }
  }

  await show(first)
  if (signal.aborted) return
  element.append(container)
  signal.addEventListener('abort', () => {
    root.unmount()
    container.remove()
  })
}
