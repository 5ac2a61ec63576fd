/** Names one form, so that it counts once however often it is sent; works where the page is not secure, too. */
export function drawFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
