/** The parameters by which a link states its secret, which no other address may hold. */
const secrets = ['token', 'link']

/** Whether an address holds the secret of a link. */
export function holdsSecret({ searchParams }: URL): boolean {
  return secrets.some((name) => searchParams.has(name))
}
