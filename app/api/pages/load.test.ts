import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorName } from '../../../shared/contract/errors.ts'
import { noteLostForm } from '../forms/lost-form.ts'
import { browserLoader, type Load, serverLoader } from './load.ts'

afterEach(() => vi.unstubAllGlobals())

const url = new URL('https://portal.test/staff/preview/pages/102')

/** What a page throws when its data cannot be loaded, on the first rendering and on navigation. */
async function thrownBy(kind: 'server' | 'browser', error: ApiError): Promise<unknown> {
  const load: Load<never> = async () => {
    throw error
  }
  vi.stubGlobal('location', { pathname: '/staff/content', search: '' })
  if (kind === 'browser') vi.stubGlobal('window', {})
  const args = { params: {}, url, request: new Request(url), context: { get: () => ({}) } }
  const loader = kind === 'server' ? serverLoader(load) : browserLoader(load)
  return loader(args as never).then(
    () => null,
    (thrown: unknown) => thrown,
  )
}

describe.each(['server', 'browser'] as const)('a page whose data cannot be had, in the %s', (kind) => {
  it('for a limit, says how long to wait', async () => {
    const thrown = await thrownBy(kind, new ApiError('tooMany', { retryAfterSeconds: 90 }))
    expect(thrown).toMatchObject({ data: 90, init: { status: 429, headers: { 'Retry-After': '90' } } })
  })

  it.each<[ErrorName, number]>([
    ['notFound', 404],
    ['invalidInput', 404],
    ['conflict', 500],
    ['internal', 500],
  ])('for %s, fails as %i and promises no time', async (reason, status) => {
    const thrown = await thrownBy(kind, new ApiError(reason))
    expect(thrown).toMatchObject({ init: { status, headers: undefined } })
  })

  it('for a privilege that is lacking, leads to the page that says who has it', async () => {
    const thrown = await thrownBy(
      kind,
      new ApiError('notAvailable', { params: { privilege: 'editContent' } }),
    )
    const to = '/staff/notOpen?page=%2Fstaff%2Fpreview%2Fpages%2F102&needs=editContent'
    expect((thrown as Response).headers.get('location')).toBe(to)
  })
})

it.each<[ErrorName, number]>([
  ['notAvailable', 404],
  ['unavailable', 503],
])('a page that is %s after a form was posted to it holds what was written', async (reason, status) => {
  const context = { get: () => ({}) }
  noteLostForm(context, async () => ({ message: '稍后再试', texts: ['写了很久的话'] }))
  const load = serverLoader(async () => {
    throw new ApiError(reason)
  })
  await expect(load({ params: {}, url, context } as never)).rejects.toMatchObject({
    ...{ data: { texts: ['写了很久的话'] }, init: { status } },
  })
})
