import { expect, it } from 'vitest'
import type { ProjectSet } from '../../../shared/contract/projects.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { ProjectSetPage } from './project-set-page.tsx'

const set: ProjectSet = {
  ...{ instanceSetID: '31', language: 'en', title: 'Water', summary: 'Clean water.', cover: null, html: '' },
  ...{ count: 101, projects: [], page: 2, pageCount: 3, updatedAt: '2026-01-01T00:00:00.000Z' },
  schemaOrg: '{}',
}

function hrefsOf(shown: ProjectSet): string[] {
  const html = drawn(<ProjectSetPage set={shown} />, '/en/vcp/projects/31')
  return [...html.matchAll(/href="([^"]*vcp[^"]*)"/g)].map(([, href = '']) => href)
}

it('leads to every page of its projects by links', () => {
  const path = '/en/vcp/projects/31'
  expect(new Set(hrefsOf(set))).toEqual(new Set([path, `${path}?page=3`, `${path}?page=2`]))
  expect(hrefsOf({ ...set, page: 1, pageCount: 1 })).toEqual([])
})
