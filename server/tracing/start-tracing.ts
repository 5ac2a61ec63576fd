import { setTimeout as sleep } from 'node:timers/promises'
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { turnTracingOn } from './trace.ts'

/** A collector that does not answer is waited for this long, and never by a request. */
const exportTimeoutMs = 5000
const sendEveryMs = 1000
/** What is left is sent before the node leaves, as far as the collector takes it. */
const farewellMs = 2000
/** Spans that wait to be sent; further ones are dropped. */
const mostWaiting = 4096

/**
 * Sends the spans of this node to a collector, over OTLP with HTTP and JSON.
 * @param endpoint such as `http://127.0.0.1:4318`; `/v1/traces` is added
 */
export function startTracing(
  { endpoint, name, version }: { endpoint: string; name: string; version: string },
  log: Logger,
): { stop(): Promise<void> } {
  const say = () => log.warn('spans could not be sent to the collector')
  const quiet = () => {}
  diag.setLogger(
    { error: say, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: sendEveryMs,
    exportTimeoutMillis: exportTimeoutMs,
    maxQueueSize: mostWaiting,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  turnTracingOn()
  return {
    async stop() {
      await Promise.race([provider.shutdown().catch(quiet), sleep(farewellMs)])
    },
  }
}
