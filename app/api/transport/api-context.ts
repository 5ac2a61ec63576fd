import { createContext } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'

/** Where the server puts the in-process client for the loaders and actions of a request. */
export const apiContext = createContext<Api>()

/** Logs what a page of ours threw itself; what a call threw is logged where the call runs. */
export const failureContext = createContext<(error: unknown) => void>()
