import { careAndAccessProjects } from './projects/care-and-access.ts'
import { learningAndVillageProjects } from './projects/learning-and-village.ts'
import { responseAndBooksProjects } from './projects/response-and-books.ts'
import { waterAndLandProjects } from './projects/water-and-land.ts'

/** Made-up projects of made-up organisations: their addresses end in `.example` and lead nowhere. */
export const demoProjects = [
  ...waterAndLandProjects,
  ...careAndAccessProjects,
  ...learningAndVillageProjects,
  ...responseAndBooksProjects,
]
