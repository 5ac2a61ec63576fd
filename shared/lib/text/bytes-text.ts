/** A file's size as people read it: 812 KB, 3.4 MB. The same in both languages. */
export function bytesText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 999.5) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
