import { describe, expect, it } from 'vitest'
import { trackUnsaved } from './unsaved-values.ts'

const loaded = { name: '青禾', note: 'a\r\nb', tags: ['x', 'y'], agreed: false, papers: ['1'] }

describe('what of a form is unsaved', () => {
  it('is nothing of what the page came with, in whatever order and with whatever line ends', () => {
    const unsaved = trackUnsaved(loaded)
    expect(unsaved.take({ ...loaded, note: 'a\nb', tags: ['y', 'x'] })).toBeNull()
  })

  it('is what differs, what is cleared, and what the page does not know of', () => {
    const unsaved = trackUnsaved(loaded)
    const shown = { ...loaded, name: '', papers: [], agreed: true, other: '' }
    expect(unsaved.take(shown)?.values).toEqual({ name: '', papers: [], agreed: true, other: '' })
  })

  it('is also what was typed before the page could tell', () => {
    const unsaved = trackUnsaved(loaded)
    unsaved.reload(loaded, { ...loaded, name: '青' })
    expect(unsaved.take({ ...loaded, name: '青' })?.values).toEqual({ name: '青' })
  })

  it('is tried again until it is kept, and is then the value that is there', () => {
    const unsaved = trackUnsaved(loaded)
    const shown = { ...loaded, name: '青苗', agreed: true }
    unsaved.take(shown)
    const again = unsaved.take(shown)
    expect(again?.values).toEqual({ name: '青苗', agreed: true })
    again?.kept({ name: '青苗' })
    expect(unsaved.take(shown)?.values).toEqual({ agreed: true })
    expect(unsaved.take({ ...shown, name: '青禾' })?.values).toEqual({ name: '青禾', agreed: true })
  })

  it('is what was typed while something else was on its way, though it was there before', () => {
    const unsaved = trackUnsaved(loaded)
    const first = unsaved.take({ ...loaded, name: '青苗' })
    const second = unsaved.take(loaded)
    expect(second?.values).toEqual({ name: '青禾' })
    second?.kept({ name: '青禾' })
    first?.kept({ name: '青苗' })
    expect(unsaved.take(loaded)).toBeNull()
    expect(unsaved.take({ ...loaded, name: '青苗' })?.values).toEqual({ name: '青苗' })
  })
})

describe('a page that is read again', () => {
  const open = { ...loaded, name: '周小满' }

  it('leaves a field alone that shows what came masked, or what was read in full since', () => {
    const unsaved = trackUnsaved({ ...loaded, name: '周**' })
    unsaved.reload(open, { ...loaded, name: '周**' })
    expect(unsaved.take({ ...loaded, name: '周**' })).toBeNull()
    expect(unsaved.take(open)).toBeNull()
  })

  it('knows what a form has brought that was sent by hand', () => {
    const unsaved = trackUnsaved(loaded)
    unsaved.reload(open, open)
    expect(unsaved.take(open)).toBeNull()
    expect(unsaved.take(loaded)?.values).toEqual({ name: '青禾' })
  })

  it('does not take what is being typed for saved', () => {
    const unsaved = trackUnsaved(loaded)
    unsaved.reload(open, { ...loaded, name: '青苗' })
    expect(unsaved.take({ ...loaded, name: '青苗' })?.values).toEqual({ name: '青苗' })
  })
})

describe('a text that was changed in two windows', () => {
  it('goes out with what the page was told of it, and is told of with both texts', () => {
    const unsaved = trackUnsaved(loaded)
    const shown = { ...loaded, name: '青苗' }
    expect(unsaved.take(shown)?.base).toEqual({ name: '青禾' })
    const now = { ...loaded, name: '青松' }
    unsaved.reload(now, shown)
    const [conflict] = unsaved.conflicts(now, shown)
    expect(conflict).toEqual({ key: 'name', mine: '青苗', theirs: '青松' })
    expect(unsaved.take(shown)?.base).toEqual({ name: '青禾' })
    if (conflict) unsaved.settle(conflict)
    expect(unsaved.take(shown)).toMatchObject({ values: { name: '青苗' }, base: { name: '青松' } })
    expect(unsaved.conflicts(now, shown)).toEqual([])
  })

  it('is none where it came masked, or where both wrote the same', () => {
    const unsaved = trackUnsaved({ ...loaded, name: '周**' })
    const shown = { ...loaded, name: '青苗' }
    expect(unsaved.take(shown)?.base).toEqual({})
    expect(unsaved.conflicts({ ...loaded, note: 'c' }, { ...shown, note: 'c' })).toEqual([])
  })
})
