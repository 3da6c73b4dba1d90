/**
 * Returns the parameters after the # of a link that gives access. Removes them from the address bar
 * and the history, because they contain a secret.
 */
export function takeLinkHash(): URLSearchParams {
  const values = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return values
}
