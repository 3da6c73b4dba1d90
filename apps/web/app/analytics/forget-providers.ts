/** Cookies that the providers' scripts set on our own domain. */
const THEIRS = /^(_ga|_gid|_gat|_gcl|_fb|_dc_gtm|li_|ln_)/

/** Deletes the providers' cookies on our domain and reloads the page without their scripts. */
export async function forgetProviders() {
  // Browsers without the Cookie Store API keep the cookies until they expire; without the scripts
  // nothing reads them.
  const store = window.cookieStore
  const labels = location.hostname.split('.')
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))]
  const names =
    (await store?.getAll())?.flatMap(({ name }) => (name && THEIRS.test(name) ? [name] : [])) ?? []
  const deletions = names.flatMap((name) =>
    domains.map((domain) => store?.delete({ name, domain })),
  )
  await Promise.allSettled(deletions)
  location.reload()
}
