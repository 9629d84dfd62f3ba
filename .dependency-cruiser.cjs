/** The import arrows of the project: app -> components -> lib; functions -> lib; local -> lib, packages. Floors inside lib and components: tests/check/structure.ts. */
const room = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    room('no-cycles', {}, { circular: true }, 'A cycle means two rooms are one.'),
    room(
      'lib-is-the-ground',
      { path: '^lib/' },
      { path: '^(app|components|functions|local|packages|tests)/' },
      'lib imports lib.',
    ),
    room('components-below-app', { path: '^components/' }, { path: '^(app|functions|local|packages|tests)/' }, ''),
    room('nothing-imports-app', { pathNot: '^(app|tests)/' }, { path: '^app/' }, 'Routes are leaves.'),
    room('nothing-imports-functions', { pathNot: '^(functions|tests)/' }, { path: '^functions/(src|index)' }, ''),
    room(
      'nothing-imports-local',
      { pathNot: '^(local|tests)/' },
      { path: '^local/' },
      'The site never knows its backend.',
    ),
    room(
      'packages-know-no-site',
      { path: '^packages/', pathNot: '/(tests|bench)/' },
      { path: '^(app|components|lib|functions|local|extension|tests)/' },
      'A package is a program of its own.',
    ),
    room(
      'admin-sdk-on-servers',
      { path: '^(app|components|lib)/', pathNot: '^lib/server/' },
      { path: 'node_modules/firebase-admin' },
      'Only lib/server and functions hold the admin SDK.',
    ),
    room(
      'react-above-lib',
      { path: '^lib/', pathNot: '^lib/accounts/client/' },
      { path: 'node_modules/(react|react-dom|next)/' },
      'lib is TypeScript without React, lib/accounts/client excepted.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|\\.local|functions/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
