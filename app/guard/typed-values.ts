/** Where a page that reloads itself stores input; cleared when the tab is closed or the login ends. */
const typedKey = 'yisun.typed'

const keptMinutes = 30

/** Field values, keyed by form, name, value for a choice, and position among equal ones. */
export type Standing = Record<string, string | boolean>

type Kept = { path: string; at: number; fields: Standing }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Stores the values of this page's forms. Passwords, codes and files are never stored. */
export function keepTyped(): void {
  const fields = standingIn()
  if (Object.values(fields).some(Boolean)) {
    write(JSON.stringify({ path: location.pathname, at: Date.now(), fields } satisfies Kept))
  }
}

/** Restores what was stored for this page, as if it was typed: the fields' listeners hear of it. */
export function putBackTyped(): void {
  const kept = read()
  if (kept?.path !== location.pathname) return
  write(null)
  if (Date.now() - kept.at > keptMinutes * 60_000) return
  fill(kept.fields)
  // A choice can add fields of its own, which appear a moment later.
  setTimeout(() => fill(kept.fields), 300)
}

/** Drops what was stored: somebody else may use the tab next. */
export function forgetTyped(): void {
  write(null)
}

/**
 * Notes what is typed before hydration.
 * @returns types it again, for listeners added since then; React has reset text areas to what the server sent
 */
export function noticeTyped(): () => void {
  const noticed = new Map<Field, string>()
  const notice = ({ target }: Event) => {
    const field = target as Field
    if (field.form && isKept(field)) noticed.set(field, field.value)
  }
  addEventListener('input', notice, true)
  return () => {
    removeEventListener('input', notice, true)
    for (const [field, value] of noticed) {
      if (!isChoice(field)) type(field, value)
      else if (field.checked || field.type === 'checkbox') chooseAgain(field)
    }
    noticed.clear()
  }
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = !field.checked
  field.click()
}

/** The restorable values of a form, or of all forms of the page. */
export function standingIn(form?: HTMLFormElement): Standing {
  return Object.fromEntries(
    namedFields(form).map(([key, field]) => [key, isChoice(field) ? field.checked : field.value]),
  )
}

/** Fills fields as if typed, in a form or in all forms, and removes from `fields` what it found. */
export function fill(fields: Standing, form?: HTMLFormElement): void {
  for (const [key, field] of namedFields(form)) {
    const value = fields[key]
    if (typeof value === 'boolean') {
      if (isChoice(field) && field.checked !== value && (value || field.type === 'checkbox')) field.click()
    } else if (value !== undefined && field.value !== value) {
      type(field, value)
    }
    delete fields[key]
  }
}

/** Sets a text or choice in a form's field, as if it was typed. */
export function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const fields = [...(form?.elements ?? [])].filter((field) => (field as Field).name === name) as Field[]
  for (const field of fields) {
    if (!isChoice(field)) type(field, value)
    else if (field.value === value && !field.checked) field.click()
  }
}

function type(field: Field, value: string): void {
  // Not the element's own `value`: React would take it for its own change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function namedFields(within?: HTMLFormElement): [key: string, field: Field][] {
  const turns = new Map<string, number>()
  const fields = document.querySelectorAll<Field>('form :is(input,textarea,select)[name]')
  const meant = [...fields].filter((field) => isKept(field) && (!within || field.form === within))
  return meant.map((field) => {
    const { form, name } = field
    // Within one form, the form's target does not matter.
    const place = within ? [] : [form?.id, form?.getAttribute('action')]
    const parts = [...place, name, isChoice(field) && field.value]
    const key = parts.join('|')
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return [`${key}|${turn}`, field]
  })
}

/** Searches and filters are in the address: only typed text is stored, as a choice would act at once. */
function isKept(field: Field): boolean {
  if (/^(hidden|password|file|submit|image|button|reset)$/.test(field.type) || field.disabled) return false
  if (/one-time-code|password/.test(field.autocomplete)) return false
  if (/^(code|totp|recoveryCode)$/.test(field.name)) return false
  return field.form?.method === 'post' || !(isChoice(field) || field instanceof HTMLSelectElement)
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(typedKey) ?? 'null')
  } catch {
    return null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(typedKey)
    else sessionStorage.setItem(typedKey, text)
  } catch {
    // A browser without storage stores nothing.
  }
}
