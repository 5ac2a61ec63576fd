import { z } from 'zod'
import type { Privilege } from '../rules/staff/privileges.ts'

/**
 * Who may make a call. `team` means signed in and acting for a team; `staff` means signed in, member of
 * staff, with a second factor proven in this session. Finer rights are the domain's policy.
 */
export type Access = 'public' | 'signedIn' | 'team' | 'staff'

/**
 * What the HTTP transport requires: `traceId`, a trace id whose key encrypts the personal fields of the
 * response; `encrypt`, also an encrypted payload. In-process calls have neither.
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
  /** For a staff call: the privilege that its caller's roles need; `any` for all staff; unset for nobody. */
  privilege?: Privilege | 'any'
  /** For a staff call that decides, exports, reveals or changes rights: a second factor within 15 minutes. */
  needsStepUp?: true
  secured: Secured
  effect: Effect
  /** A public read call whose response is the same for everybody until content or stock changes. */
  isKept?: true
  /**
   * A write that is allowed while a newer text waits for agreement: it agrees, signs in or out, exports,
   * withdraws, deletes, objects or proves an identity; always, or where the input has one of these values.
   * Other writes open to visitors are accepted as a visitor's, and the rest waits.
   */
  beforeConsent?: true | Record<string, readonly unknown[]>
  /** False for a write whose response is shown once, such as a link: a repeated key does not repeat it. */
  isReplayable?: false
  encoding?: E
  input: I
  output: O
}

const nothing = z.object({})
type Nothing = typeof nothing

/** What most calls have alike, and what a call states where it differs. */
type Alike = 'method' | 'secured' | 'input' | 'output'

type Declared<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends Encoding> = Omit<
  Call<I, O, A, E>,
  Alike
> &
  Partial<Pick<Call<I, O, A, E>, Alike>>

/**
 * Declares one call of the contract: posted and not secured unless it says otherwise; without an input it takes
 * nothing, without an output it answers nothing.
 */
export function call<
  const A extends Access,
  I extends z.ZodType = Nothing,
  O extends z.ZodType = Nothing,
  const E extends Encoding = 'json',
>(declared: Declared<A, I, O, E>): Call<I, O, A, E> {
  const alike = { method: 'POST', secured: 'none', input: nothing, output: nothing } as const
  return { ...alike, ...declared } as unknown as Call<I, O, A, E>
}

/** A call of the console, for whoever has the privilege that it names. */
export function staffCall<
  I extends z.ZodType = Nothing,
  O extends z.ZodType = Nothing,
  const E extends Encoding = 'json',
>(declared: Omit<Declared<'staff', I, O, E>, 'access'>): Call<I, O, 'staff', E> {
  return call({ ...declared, access: 'staff' } as Declared<'staff', I, O, E>)
}

export type CallGroup = Record<string, Call>

/** The input and output of a call, as its caller sees them. */
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
  /** Sent while the page is being left; for small inputs. */
  keepalive?: boolean
  /** Sent by an open page, not for an act of the person: it does not keep the session from idling out. */
  isByClock?: boolean
  /** Sent by a page by itself, which shows every refusal, even one that redirects elsewhere. */
  staysOnPage?: boolean
}
