/** The parameters that hold a link's secret, which no other address may contain. */
const secrets = ['token', 'link']

/** Whether an address holds a link's secret. */
export function holdsSecret({ searchParams }: URL): boolean {
  return secrets.some((name) => searchParams.has(name))
}
