import type { z } from 'zod'
import type { Privilege } from '../rules/staff/privileges.ts'

/**
 * Who may make a call. `team` means signed in and acting for a team; `staff` means signed in, member of
 * staff, with a second factor proven in this session. Finer rights are the domain's policy.
 */
export type Access = 'public' | 'signedIn' | 'team' | 'staff'

/**
 * What the HTTP transport demands: `traceId`, a trace id whose key encrypts the personal fields of the
 * answer; `encrypt`, the same and an encrypted payload. In-process calls have neither.
 */
export type Secured = 'none' | 'traceId' | 'encrypt'

/** `read` runs outside a transaction; `write` in one, with audit and idempotency; `own` opens its own. */
type Effect = 'read' | 'write' | 'own'

export type Method = 'GET' | 'POST' | 'DELETE'

/** How the browser sends the input: JSON, or a multipart form where a file is part of it. */
type Encoding = 'json' | 'multipart'

export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  E extends Encoding = Encoding,
> = {
  method: Method
  /** Below `/api/techforgood/`, or from the root where it starts with `/`. `{name}` is filled from the input. */
  path: string
  access: A
  /** Of a call of staff: what its caller's roles must hold; `any` for whoever is staff. Without it nobody may. */
  privilege?: Privilege | 'any'
  /** Of a call of staff that decides, exports, reveals or changes rights: the second factor was proven within 15 minutes. */
  needsStepUp?: true
  secured: Secured
  effect: Effect
  /** A public reading call whose answer is the same for everybody until content changes. */
  isKept?: true
  /**
   * A write that may be made while a newer text waits to be agreed to: it agrees, signs in or out, takes along, takes
   * back, deletes, objects or proves who somebody is; always, or where the input says one of these. Whatever else is
   * open to visitors is then taken as from a visitor, and the rest waits.
   */
  beforeConsent?: true | Record<string, readonly unknown[]>
  /** False for a write whose answer is shown once, such as a link: a repeated key does not answer it again. */
  isReplayable?: false
  encoding?: E
  input: I
  output: O
}

/** Declares one call of the contract; exists for the inference of `input` and `output`. */
export function call<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const E extends Encoding = 'json',
>(declared: Call<I, O, A, E>): Call<I, O, A, E> {
  return declared
}

export type CallGroup = Record<string, Call>

/** What the caller of a call writes and gets. */
export type InputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** The typed client that every page and test uses, whatever the transport. */
export type ApiOf<Contract extends Record<string, CallGroup>> = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: (
      input: InputOf<Contract[Group][Name]>,
      options?: CallOptions,
    ) => Promise<OutputOf<Contract[Group][Name]>>
  }
}

export type CallOptions = {
  /** Makes a write happen once however often it is sent; 8 to 64 characters. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Sent though the page is left at this moment; for small inputs. */
  keepalive?: boolean
  /** Sent by a page that stands open, not for anything that the person did: the session idles on. */
  isByClock?: boolean
  /** Sent by a page by itself that tells of every refusal: one for which others go home is told there as well. */
  staysOnPage?: boolean
}
