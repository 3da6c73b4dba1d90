/** Cookies that the providers' scripts set on our own domain. */
const THEIRS = /^(_ga|_gid|_gat|_gcl|_fb|_dc_gtm|li_|ln_)/

/** Deletes what the providers left in this browser for us to delete, and loads the page anew without them. */
export async function forgetProviders() {
  // Where there is no cookie store, their cookies end by themselves; without their scripts nobody here reads them.
  const store = window.cookieStore
  const labels = location.hostname.split('.')
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))]
  const names = (await store?.getAll())?.flatMap(({ name }) => (name && THEIRS.test(name) ? [name] : [])) ?? []
  const deletions = names.flatMap((name) => domains.map((domain) => store?.delete({ name, domain })))
  await Promise.allSettled(deletions)
  location.reload()
}
