import { type DestinationStream, type Logger, pino } from 'pino'
import { ZodError } from 'zod'

/**
 * A node's log. Values that people have typed stay out of it: of an error it has the kind, the place, the
 * names of table and constraint, and the part of its message that is ours.
 */
export function createLog({ isDemo }: { isDemo: boolean }, destination?: DestinationStream): Logger {
  const options = {
    // A demo's terminal shows instructions, so only problems are logged there.
    level: isDemo ? 'warn' : 'info',
    serializers: { err: (error: unknown) => describeError(error) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Error fields that name things of ours; every other field may hold a row, a statement or client input. */
const named = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'reason',
  'responseCode',
] as const

type Described = Record<string, unknown>

/** An error for the log: by an allow list, so that a library which adds fields reveals nothing. */
function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause, stack = '' } = error
  const fields = error as unknown as Record<string, unknown>
  const described: Described = { type: error.name, message: wordsOf(error) }
  for (const name of named) {
    const value = fields[name]
    if (typeof value === 'number' || (typeof value === 'string' && isName(value))) described[name] = value
  }
  described.stack = framesOf(stack, error.message)
  if (depth < 4 && cause instanceof Error) described.cause = describeError(cause, depth + 1)
  if (depth < 4 && error instanceof AggregateError)
    described.aggregateErrors = error.errors.slice(0, 20).map((one) => describeError(one, depth + 1))
  return described
}

const isName = (text: string) => /^[\w.:-]{1,80}$/.test(text) && !/\d{6}/.test(text)

/**
 * A message without what it quotes. The database and the parsers of JSON, languages and patterns quote what
 * they could not read; the names of tables and constraints are logged in separate fields. Phones and
 * addresses are always removed.
 */
function wordsOf(error: Error): string {
  return wordsWithoutQuotes(error)
    .replace(/(?<![^\s<>"'“”])[^\s<>"'“”]+@[^\s<>"'“”]+/g, '…')
    .replace(/\+?\d(?:[\s-]?\d){6,}/g, '…')
}

function wordsWithoutQuotes(error: Error): string {
  if (error instanceof ZodError) return error.issues.map(whereOf).join('; ')
  const quotes = quotesValues(error) || error instanceof SyntaxError || error instanceof RangeError
  return quotes ? withoutQuoted(error.message) : error.message
}

const whereOf = ({ code, path }: ZodError['issues'][number]) =>
  `${code} at ${path.map((one) => (isName(String(one)) ? String(one) : '…')).join('.')}`

/** Errors that quote only the name of what is missing or forbidden in the database itself. */
const namesAlone = ['42P01', '42703', '42883', '42501']

function quotesValues(error: Error): boolean {
  return 'severity' in error && !('code' in error && namesAlone.includes(String(error.code)))
}

/** From the first quotation mark to the last, because quoted text may hold such marks; and after a colon. */
function withoutQuoted(message: string): string {
  return message.replace(/["'“`/][\s\S]*["'”`/]/, '"…"').replace(/: [\s\S]*$/, ': …')
}

/** The lines of a stack that name a place, without the message above them. */
function framesOf(stack: string, message: string): string {
  const end = stack.indexOf(message) + message.length
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line))
    .join('\n')
}
