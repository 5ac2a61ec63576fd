/** What a rendering says to the server of its own inline scripts: their hashes, as sources of a policy. It goes no further. */
export const ownScriptsHeader = 'x-own-scripts'
