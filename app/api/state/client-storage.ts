import type { PersistStorage } from 'zustand/middleware'
import type { PersistedState } from './client-state.ts'
import { keptKeys, storageKeys } from './stored-user.ts'

type Field = keyof typeof storageKeys

/**
 * Keeps each part of the shared state under its own key of local storage, as the specification names them. If
 * the browser refuses storage, or holds something unreadable there, the state starts empty.
 */
export function createClientStorage(storage: () => Storage): PersistStorage<PersistedState> {
  const written = new Map<Field, string>()
  return {
    getItem() {
      const state: Record<string, unknown> = {}
      for (const field of fields) {
        const value = read(storage, storageKeys[field])
        if (value !== undefined) state[field] = value
      }
      return { state: state as PersistedState, version: 0 }
    },
    setItem(_, { state }) {
      for (const field of fields) {
        const text = JSON.stringify(state[field])
        if (written.get(field) === text) continue
        if (write(storage, storageKeys[field], text)) written.set(field, text)
      }
    },
    removeItem() {
      written.clear()
      clearKeepingLikes(storage())
    },
  }
}

const fields = Object.keys(storageKeys) as Field[]

/** Empties local storage except for the likes. */
export function clearKeepingLikes(storage: Storage): void {
  const kept = keptKeys.map((key) => [key, storage.getItem(key)] as const)
  storage.clear()
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value)
}

function read(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(storage: () => Storage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}
