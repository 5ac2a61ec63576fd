/** The page of the step that meets a tool's rule, with the way back to this tool. */
export function fixPath(path: string, toolId: string): string {
  if (path === '/authentication') return `${path}?tool=${toolId}`
  return path === '/choseType' ? `${path}?back=${encodeURIComponent(`/toolAskFor/${toolId}`)}` : path
}
