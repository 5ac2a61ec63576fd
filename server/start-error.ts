/**
 * A reason not to start that the operator can act on. Each line of its message names a setting or a
 * place and what is expected; `main.ts` prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError'
}
