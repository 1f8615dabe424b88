import { describe, expect, it } from 'vitest';
import { entryFiles, importsOf } from './admin.ts';

describe('what the control panel fetches', () => {
  it('at first is what its page names', () => {
    const html = `<link rel="icon" href="/favicon.svg"><script type="module" src="/admin/assets/index-BK2qCCqM.js"></script>
      <link rel="modulepreload" href="/admin/assets/Icon-x1.js"><link rel="stylesheet" href="/admin/assets/index-CAHjMAvz.css">`;
    expect(entryFiles(html)).toEqual(['assets/index-BK2qCCqM.js', 'assets/Icon-x1.js', 'assets/index-CAHjMAvz.css']);
  });

  it('later is the imported chunk with all that it needs', () => {
    const source = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-11111111.js","assets/b-22222222.css"])))=>i.map(i=>d[i]);
      x(()=>import(\`./trash-List-BO8JnlOA.js\`).then(({a:e})=>e),__vite__mapDeps([1,0])),y(()=>import("./sheet-CM6zKF8m.js"))`;
    expect([...importsOf(source)]).toEqual([
      ['trash-List', ['assets/trash-List-BO8JnlOA.js', 'assets/b-22222222.css', 'assets/a-11111111.js']],
      ['sheet', ['assets/sheet-CM6zKF8m.js']],
    ]);
  });
});
