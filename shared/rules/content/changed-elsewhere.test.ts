import { expect, it } from 'vitest'
import { changedElsewhere } from './changed-elsewhere.ts'

const stored = { name: '青禾', code: '91AB', note: '', phone: '138' }

it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['what was told is still there', { name: '青苗' }, { name: '青禾' }, []],
  ['another text has come since', { name: '青苗' }, { name: '青' }, ['name']],
  ['it was emptied since', { note: '一' }, { note: '二' }, ['note']],
  ['both wrote the same', { name: '青禾' }, { name: '青' }, []],
  ['it is kept in a spelling of its own', { code: '92' }, { code: '91 ab' }, []],
  ['the page was told nothing of it', { phone: '139' }, {}, []],
  ['nothing was typed', {}, { name: '青' }, []],
])('%s', (_, typed, base, changed) => {
  expect(changedElsewhere(stored, typed, base)).toEqual(changed)
})
