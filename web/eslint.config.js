import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/web_dist/**', '**/test-results/**'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'svelte/no-at-html-tags': 'error',
      // Caches are plain on purpose: nothing on the screen hangs on them.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
      // Addresses are made by one function, and the page is served from the root.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['web/scripts/**', 'web/vite/**'], rules: { 'no-console': 'off' } },
  // Written by a program, and as long as the server has types.
  { files: ['web/src/lib/server.ts'], rules: { 'max-lines': 'off' } },
);
