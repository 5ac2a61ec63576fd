import { isSameText } from '../../../shared/rules/content/changed-elsewhere.ts'
import type { FormValues } from '../forms/unsaved-values.ts'

/** What a page was told about a form: the texts by name, for each field or group of dependent fields. */
export type Told = Record<string, Record<string, string[]>>

/** For fields that stand for themselves; mere checkboxes and files are left out. */
export function toldOf(values: FormValues, nameOf: (key: string) => string = (key) => key): Told {
  const texts = Object.entries(values).flatMap(([key, value]): [string, string[]][] =>
    typeof value === 'boolean' ? [] : [[nameOf(key), typeof value === 'string' ? [value] : value]],
  )
  return Object.fromEntries(texts.map(([name, all]) => [name, { [name]: all }]))
}

/** Reads it from a posted form; null if it is nothing that a page of ours sends. */
export function readTold(posted: string): Told | null {
  try {
    const told: unknown = JSON.parse(posted)
    return isTold(told) ? told : null
  } catch {
    return null
  }
}

function isTold(value: unknown): value is Told {
  const isTexts = (texts: unknown) => Array.isArray(texts) && texts.every((text) => typeof text === 'string')
  const isFields = (fields: unknown) => isObject(fields) && Object.values(fields).every(isTexts)
  return isObject(value) && Object.values(value).every(isFields)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** As displayed text: a line for each row, without the rows' keys. */
export function wordsOf(fields: Record<string, string[]>): string {
  const columns = Object.entries(fields).flatMap(([name, texts]) =>
    /\.(key|value)$/.test(name) ? [] : [texts],
  )
  const rows = Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.flatMap((texts) => texts[row]?.trim() || []).join(' / '),
  )
  return rows.filter(Boolean).join('\n')
}

export function saysSame(one: Record<string, string[]>, other: Record<string, string[]>): boolean {
  return isSameText(wordsOf(one), wordsOf(other))
}
