import { ApiError } from '../../../shared/contract/errors.ts'
import { readTold, saysSame, type Told, wordsOf } from '../pages/told-texts.ts'
import type { KeptForm } from './kept-forms.ts'
import type { Conflict } from './unsaved-values.ts'

/** Names whose values are never sent back to the page. */
const secretNames = new Set(['code', 'totp', 'recoveryCode'])

/** A posted form, read by name. Nothing is validated here: the call that receives it does that. */
export class PostedForm {
  readonly data: FormData
  /** Fields that were changed here and in another window: the writer is asked. */
  conflicts: Conflict[] = []

  constructor(data: FormData) {
    this.data = data
  }

  /** The text of a field, empty where it was not posted. */
  text(name: string): string {
    const value = this.data.get(name)
    return typeof value === 'string' ? value : ''
  }

  /** The text of a field, undefined where it is empty or was not posted. */
  optionalText(name: string): string | undefined {
    return this.text(name) || undefined
  }

  /** All values of a field that may occur several times. */
  texts(name: string): string[] {
    return this.data.getAll(name).filter((value) => typeof value === 'string')
  }

  has(name: string): boolean {
    return this.data.has(name)
  }

  /** The files of a field, including empty ones: without a file, one is posted without name and bytes. */
  files(name: string): File[] {
    return this.data
      .getAll(name)
      .filter((value) => value instanceof File && (value.size > 0 || value.name !== '')) as File[]
  }

  /** The write option taken from the hidden field `idempotencyKey`. */
  idempotency(): { idempotencyKey?: string } {
    const idempotencyKey = this.optionalText('idempotencyKey')
    return idempotencyKey ? { idempotencyKey } : {}
  }

  /** The page's other form, whose unsaved texts were posted along; null if there was none. */
  along(): PostedForm | null {
    const data = new FormData()
    for (const [name, value] of this.data)
      if (name.startsWith('along.')) data.append(name.slice('along.'.length), value)
    return [...data.keys()].length > 0 ? new PostedForm(data) : null
  }

  /** The same, compared with what is stored. @throws ApiError `invalidInput` with `changedElsewhere` */
  alongHeld(stored: Told): PostedForm | null {
    const along = this.along()
    try {
      along?.holdAgainst(stored)
      return along
    } finally {
      if (along?.has('told')) this.data.set('along.told', along.text('told'))
      this.conflicts.push(...(along?.conflicts ?? []))
    }
  }

  /**
   * Nobody deletes something unseen: the page that comes back shows it.
   * @throws ApiError `conflict` where the page has not shown what is stored now
   */
  requireSeen(stored: Told): void {
    const told = readTold(this.text('told'))
    if (Object.entries(stored).every(([key, now]) => told?.[key] && saysSame(told[key], now))) return
    this.data.set('told', JSON.stringify({ ...told, ...stored }))
    throw new ApiError('conflict')
  }

  /** Replaces the texts of a field. */
  set(name: string, texts: readonly string[]): void {
    this.data.delete(name)
    for (const text of texts) this.data.append(name, text)
  }

  /**
   * Compares the form with what is stored now. A field changed only elsewhere is taken over; one changed here
   * too stays as typed, unless the writer has seen the other text and ticked it.
   * @returns false for a form that does not say what its page was told
   * @throws ApiError `invalidInput` with `changedElsewhere` by field
   */
  holdAgainst(stored: Told): boolean {
    const told = readTold(this.text('told'))
    if (!told) return false
    for (const key of this.texts('take'))
      for (const [name, texts] of Object.entries(told[key] ?? {})) this.set(name, texts)
    this.data.delete('take')
    for (const [key, now] of Object.entries(stored)) {
      const before = told[key]
      const typed = Object.fromEntries(Object.keys(now).map((name) => [name, this.texts(name)]))
      if (!before || saysSame(now, before) || saysSame(now, typed)) continue
      if (saysSame(typed, before)) for (const [name, texts] of Object.entries(now)) this.set(name, texts)
      else this.conflicts.push({ key, mine: wordsOf(typed), theirs: wordsOf(now) })
    }
    this.data.set('told', JSON.stringify({ ...told, ...stored }))
    if (this.conflicts.length === 0) return true
    const fields = this.conflicts.map(({ key }) => [key, { reason: 'changedElsewhere' }] as const)
    throw new ApiError('invalidInput', { fields: Object.fromEntries(fields) })
  }

  /** The same for one field that a call has refused because of what is stored now. */
  refuseChanged(key: string, stored: Told): void {
    this.conflicts.push({ key, mine: this.text(key), theirs: wordsOf(stored[key] ?? {}) })
    this.data.set('told', JSON.stringify(stored))
  }

  /** What was typed, for showing it again. */
  values(): Record<string, string[]> {
    const values: Record<string, string[]> = {}
    for (const name of new Set(this.data.keys())) {
      if (!secretNames.has(name)) values[name] = this.texts(name)
    }
    return values
  }

  /** The same with the names of the files, for keeping it while the person signs in. */
  kept(): KeptForm {
    const texts = Object.entries(this.values()).flatMap(([name, all]) =>
      all.map((text): [string, string] => [name, text]),
    )
    const files = [...this.data.values()].flatMap((file) => (file instanceof File && file.name) || [])
    return { texts, files }
  }
}
