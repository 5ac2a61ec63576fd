import type { Access, Method, Secured } from '../../../shared/contract/call.ts'
import table from '../generated/calls.json'

/** What the browser knows of a call; the contract itself, with zod, stays on the server. */
export type CallEntry = {
  method: Method
  path: string
  access: Access
  secured: Secured
  encoding: 'json' | 'multipart'
}

export const callTable = table as Record<string, Record<string, CallEntry>>
