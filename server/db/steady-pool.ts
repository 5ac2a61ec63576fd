import pg from 'pg'

/** A pool whose lost connections do not end the process: the statement that needs one fails instead. */
export function steadyPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // The pool replaces an idle connection that is lost; without a listener the loss would end the process.
  pool.on('error', () => {})
  // So would a loss inside a transaction, between two statements; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
