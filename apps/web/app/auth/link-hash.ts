/** Takes what a mailed link carries after the #, and removes it from the address bar and the history, where a secret must not stay. */
export function takeLinkHash(): URLSearchParams {
  const values = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return values
}
