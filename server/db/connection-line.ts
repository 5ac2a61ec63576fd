type Patience = {
  /** How many may hold a connection at once. */
  places: number
  /** How long anybody waits in a line that moves. */
  longestMs: number
  /** How long where nobody gives a connection back. */
  standingMs: number
}

/** A connection that is given back once. */
type Lent = { release(error?: Error | boolean): void }

type Waiting = { arrived: number; admit(): void; refuse(error: Error): void }

/**
 * The line in front of a pool's connections: they are lent in the order in which they were asked for. The pool's own
 * line refuses everybody after one time, whether it moves or not, so that a crowd larger than it can serve within that
 * time was sent away while connections came free all along.
 */
export class ConnectionLine {
  readonly #patience: Patience
  readonly #line: Waiting[] = []
  #lent = 0
  #moved = 0

  constructor(patience: Patience) {
    this.#patience = patience
  }

  /** How many wait. */
  get waiting(): number {
    return this.#line.length
  }

  /**
   * Lends what `connect` gives, whose `release` then lets in the next one.
   * @throws Error of a connection timeout after the wait; what `connect` throws
   */
  async lend<Connection extends Lent>(connect: () => Promise<Connection>): Promise<Connection> {
    await this.#turn()
    try {
      const connection = await connect()
      const release = connection.release
      connection.release = (error) => {
        release.call(connection, error)
        this.#leave()
      }
      return connection
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async #turn(): Promise<void> {
    if (this.#lent < this.#patience.places) this.#lent += 1
    else await new Promise<void>((admit, refuse) => this.#wait({ arrived: performance.now(), admit, refuse }))
  }

  /** A place that comes free goes to whoever has waited longest. */
  #leave(): void {
    this.#moved = performance.now()
    const next = this.#line.shift()
    if (next) next.admit()
    else this.#lent -= 1
  }

  #wait(one: Waiting): void {
    this.#line.push(one)
    this.#look(one)
  }

  /** Refuses somebody still waiting whose time has come, and else looks again when it might have. */
  #look(one: Waiting): void {
    const now = performance.now()
    const { longestMs, standingMs } = this.#patience
    const left = Math.min(one.arrived + longestMs, Math.max(one.arrived, this.#moved) + standingMs) - now
    if (left > 0) {
      setTimeout(() => this.#line.includes(one) && this.#look(one), left).unref()
      return
    }
    this.#line.splice(this.#line.indexOf(one), 1)
    one.refuse(new Error('connection timeout: all connections are in use'))
  }
}
