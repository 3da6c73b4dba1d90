/** What the window of settings shows. */
export function Settings() {
  return (
    <main className="p-6">
      <h1 className="text-2xl">Settings</h1>
    </main>
  )
}
