import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { pageRoutes } from './route-table.ts'

/** Each page twice from one list: in Chinese at its path, in English below `/en`. */
export default [
  ...pageRoutes.flatMap(({ path, file }): RouteConfigEntry[] => [
    route(path === '/' ? '/' : path.slice(1), file, { id: `zh ${path}` }),
    route(path === '/' ? 'en' : `en${path}`, file, { id: `en ${path}` }),
  ]),
  route('en/*', 'routes/system/not-found.tsx', { id: 'en *' }),
  route('*', 'routes/system/not-found.tsx', { id: 'zh *' }),
] satisfies RouteConfig
