import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/**
 * Spans of a node, where it sends them (`start-tracing.ts`); otherwise the work is done without any. Names and
 * attributes are those of routes, calls, tables and queues: neither values, nor ids, nor texts of errors.
 */
let isOn = false

/** Makes spans from now on. */
export function turnTracingOn(): void {
  isOn = true
}

/** Whether this node makes spans. */
export function isTracing(): boolean {
  return isOn
}

/**
 * Does a piece of work within a span.
 * @param outcomeOf the short name of what it failed with; without it a failure is named `failed`
 */
export async function traced<T>(
  name: string,
  work: () => Promise<T>,
  outcomeOf?: (error: unknown) => string,
): Promise<T> {
  if (!isOn) return work()
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', outcomeOf?.(error) ?? 'failed')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * The span of a request.
 * @param traceparent of a proxy that is believed, by which the request belongs to a trace that it began
 * @param finish names the span and adds its attributes once it is known which route it was
 */
export async function tracedRequest(
  traceparent: string | undefined,
  work: () => Promise<void>,
  finish: (span: Span) => void,
): Promise<void> {
  if (!isOn) return work()
  const before = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT
  await tracer().startActiveSpan('request', { kind: SpanKind.SERVER }, before, async (span) => {
    try {
      await work()
      finish(span)
    } finally {
      span.end()
    }
  })
}

/** A query that has just been answered: its verb and its first table, never its text. */
export function traceQuery(sql: string, ms: number, hasFailed: boolean): void {
  if (!trace.getSpan(context.active())) return
  const end = Date.now()
  const span = tracer().startSpan(nameOfQuery(sql), {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { 'db.system.name': 'postgresql' },
  })
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(end)
}

/** The trace that the current work belongs to, for its line in the log. */
export function currentTraceId(): string | undefined {
  if (!isOn) return undefined
  return trace.getSpan(context.active())?.spanContext().traceId
}

const verbs = /^\s*(select|insert|update|delete|with|merge|call|do)\b/i
const tables = /\b(?:from|into|update|join)\s+"?(?:public"?\."?)?([a-z_]{3,60})"?/i

function nameOfQuery(sql: string): string {
  const verb = verbs.exec(sql)?.[1]?.toLowerCase() ?? 'query'
  const table = tables.exec(sql)?.[1]
  return table ? `${verb} ${table}` : verb
}

function tracer() {
  return trace.getTracer('yisun')
}
