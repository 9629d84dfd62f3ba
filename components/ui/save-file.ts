/** Saves a text to the visitor's device as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The click has started the download, so the address can be revoked in the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
