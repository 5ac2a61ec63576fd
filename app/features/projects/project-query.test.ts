import { describe, expect, it } from 'vitest'
import { isNarrowed, projectHref, readProjectQuery } from './project-query.ts'

const read = (search: string) => readProjectQuery(new URLSearchParams(search))

describe('the address of the project library', () => {
  it('says a query and is read back as the same', () => {
    const query = read(
      'keywords=%E5%B7%A1%E6%B2%B3&class=301&class=302&stage=pilot&field=rural&sort=liked&page=3',
    )
    expect(query).toEqual({
      keywords: '巡河',
      class: ['301', '302'],
      stage: ['pilot'],
      field: ['rural'],
      sort: 'liked',
      page: 3,
    })
    expect(read(projectHref('', query, { page: 3 }).slice(1))).toEqual(query)
  })

  it('leaves out what makes no sense', () => {
    const query = read('class=x&class=0&stage=finished&field=Not%20one&sort=best&page=-1&keywords=%20%00')
    expect(query).toEqual(read(''))
    expect(isNarrowed(query)).toBe(false)
    expect(projectHref('/projects', query)).toBe('/projects')
  })

  it('begins at the first page after any change', () => {
    expect(projectHref('/projects', read('stage=pilot&page=2'), { stage: [] })).toBe('/projects')
  })
})
