/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click must be processed before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
