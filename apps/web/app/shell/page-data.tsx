import { type ReactNode, Suspense, useState } from 'react'
import { Await, useAsyncError, useRevalidator } from 'react-router'
import { whenSignedIn } from '../auth/public.ts'

/**
 * For a route's `clientLoader`: starts loading as soon as the user is signed in. Return the promise
 * inside an object, without awaiting it; then the page appears at once, and PageData shows the
 * loading state.
 */
export function loadWhenSignedIn<T>(load: () => Promise<T>): Promise<T> {
  const promise = whenSignedIn().then(load)
  // PageData shows a failure. Without this line a failure before PageData is mounted would be an
  // unhandled rejection.
  promise.catch(() => {})
  return promise
}

type PageDataProps<T> = {
  /** From the loader data of the route. */
  promise: Promise<T>
  loading: ReactNode
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * Shows what a route's `clientLoader` loads: a loading state, the data, or a failure with a way to
 * retry. `useRevalidator` loads again, and the old data stays until the new data has arrived. See
 * docs/decisions/019-loading.md.
 */
export function PageData<T>({ promise, loading, renderFailure, children }: PageDataProps<T>) {
  return (
    <Suspense fallback={loading}>
      <Await
        resolve={promise}
        errorElement={<Failure loading={loading} renderFailure={renderFailure} />}
      >
        {/* The same promise resolves to T; React Router's types unwrap T once more. */}
        {(data) => children(data as T)}
      </Await>
    </Suspense>
  )
}

function Failure({
  loading,
  renderFailure,
}: Pick<PageDataProps<unknown>, 'loading' | 'renderFailure'>) {
  const error = useAsyncError()
  const { revalidate } = useRevalidator()
  const [retriedError, setRetriedError] = useState<unknown>()
  if (error === retriedError) return loading
  return renderFailure(error, () => {
    setRetriedError(error)
    void revalidate()
  })
}
