/**
 * A reason not to start that the operator can act on. Its message is one line that names the setting or the
 * place and what is expected; `main.ts` prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError'
}
