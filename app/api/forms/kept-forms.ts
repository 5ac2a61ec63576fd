import { createContext } from 'react-router'

/** What was posted with a form: its texts as they came, and the names of its files. */
export type KeptForm = { texts: [name: string, text: string][]; files: string[] }

/** Where the server puts what becomes of a form whose session, or whose right to it, has ended before it was posted. */
export type KeptForms = {
  /** What was kept for the person who asks for this page: it is shown as a refused form, and nothing is done. */
  given: KeptForm | null
  /** Keeps a form for its person; answers the query with which its page gives it back, null where it is not kept. */
  keep(form: KeptForm): Promise<{ name: string; value: string } | null>
}

export const keptFormsContext = createContext<KeptForms>({ given: null, keep: async () => null })
