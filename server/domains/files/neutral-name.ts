/** A name given to a file in the place of its own, with the ending of its address. */
export function neutralName(name: string, address: string): string {
  return `${name}.${address.split('.').at(-1)}`
}
