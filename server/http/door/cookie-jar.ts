import { parse, serialize } from 'hono/utils/cookie'
import type { CookieJar } from '../../context.ts'

/**
 * A request's cookies and the changes that its calls make.
 *
 * Every cookie is Secure, SameSite=Lax and bound to the host by its `__Host-` prefix, except the two that the
 * browser's own script may read (`yisun_view`, `yisun_signed_in`), which hold nothing secret.
 */
export class RequestCookies implements CookieJar {
  readonly #received: Record<string, string>
  readonly #changed = new Map<string, string>()

  constructor(header: string | null | undefined) {
    this.#received = header ? parse(header) : {}
  }

  get(name: string): string | undefined {
    return this.#received[name]
  }

  set(name: string, value: string, options: { maxAgeSeconds: number; isReadable?: boolean }): void {
    this.#received[name] = value
    this.#changed.set(
      name,
      serialize(name, value, {
        path: '/',
        secure: true,
        sameSite: 'Lax',
        httpOnly: !options.isReadable,
        maxAge: options.maxAgeSeconds,
      }),
    )
  }

  clear(name: string): void {
    delete this.#received[name]
    const isReadable = !name.startsWith('__Host-')
    this.#changed.set(
      name,
      serialize(name, '', { path: '/', secure: true, sameSite: 'Lax', httpOnly: !isReadable, maxAge: 0 }),
    )
  }

  /** The Set-Cookie values to send. */
  changes(): string[] {
    return [...this.#changed.values()]
  }
}
