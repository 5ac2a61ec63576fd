/** A name without what people write differently: width, case, spaces, brackets and dots. */
export function organisationNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()[\]{}·・.,，。'"“”‘’\-—_]/g, '')
}
