import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * What errors of the database, of addresses and of clients carry beside their message: rows that collided, parameters
 * of the statement, what could not be read.
 */
const told = ['client', 'parameters', 'detail', 'where', 'input']

/** Errors that were gathered into one say no more than one alone. */
const paths = ['err', 'err.aggregateErrors[*]'].flatMap((at) => told.map((name) => `${at}.${name}`))

/**
 * The log of a node. Values that people have typed stay out of it: of an error it has the message, the place and the
 * names of table and rule.
 */
export function createLog({ isDemo }: { isDemo: boolean }, destination?: DestinationStream): Logger {
  const options = {
    // In a demo the terminal is for reading what to do, so only what goes wrong is said there.
    level: isDemo ? 'warn' : 'info',
    redact: { paths, remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}
