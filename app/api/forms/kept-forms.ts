import { createContext } from 'react-router'

/** What was posted with a form: its texts as they came, and the names of its files. */
export type KeptForm = { texts: [name: string, text: string][]; files: string[] }

/** Where the server keeps a form that was posted after its session, or the right to send it, had ended. */
export type KeptForms = {
  /** The form kept for the person who requests this page: shown as refused, and nothing is done with it. */
  given: KeptForm | null
  /** Keeps a form for its person. Returns the query parameter that gives it back, null if not kept. */
  keep(form: KeptForm): Promise<{ name: string; value: string } | null>
}

export const keptFormsContext = createContext<KeptForms>({ given: null, keep: async () => null })
