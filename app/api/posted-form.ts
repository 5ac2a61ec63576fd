import type { KeptForm } from './kept-forms.ts'

/** Names whose values are never sent back to the page. */
const secretNames = new Set(['code', 'totp', 'recoveryCode'])

/** A posted form, read by name. Nothing is checked here: the call that gets it does that. */
export class PostedForm {
  readonly data: FormData

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

  /** All texts of a field that may come several times. */
  texts(name: string): string[] {
    return this.data.getAll(name).filter((value) => typeof value === 'string')
  }

  has(name: string): boolean {
    return this.data.has(name)
  }

  /** The files chosen for a field, empty ones too; a field without a file posts one without name and bytes. */
  files(name: string): File[] {
    return this.data
      .getAll(name)
      .filter((value) => value instanceof File && (value.size > 0 || value.name !== '')) as File[]
  }

  /** For the options of a write: the key of the hidden field `idempotencyKey`. */
  idempotency(): { idempotencyKey?: string } {
    const idempotencyKey = this.optionalText('idempotencyKey')
    return idempotencyKey ? { idempotencyKey } : {}
  }

  /** The other form of its page whose unsaved texts came along; null where none did. */
  along(): PostedForm | null {
    const data = new FormData()
    for (const [name, value] of this.data)
      if (name.startsWith('along.')) data.append(name.slice('along.'.length), value)
    return [...data.keys()].length > 0 ? new PostedForm(data) : null
  }

  /** What was typed, to show it again. */
  values(): Record<string, string[]> {
    const values: Record<string, string[]> = {}
    for (const name of new Set(this.data.keys())) {
      if (!secretNames.has(name)) values[name] = this.texts(name)
    }
    return values
  }

  /** The same with the names of the files, to keep it while its person signs in. */
  kept(): KeptForm {
    const texts = Object.entries(this.values()).flatMap(([name, all]) =>
      all.map((text): [string, string] => [name, text]),
    )
    const files = [...this.data.values()].flatMap((file) => (file instanceof File && file.name) || [])
    return { texts, files }
  }
}
