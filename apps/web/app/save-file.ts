/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click has been taken up.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
