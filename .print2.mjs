import { chromium } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base='http://localhost:4203';
const page = await b.newPage({bypassCSP:true}); const css=(await import('node:fs')).readFileSync('/tmp/print-extra.css','utf8');
for (const slug of process.argv[2].split(',')) {
  await page.goto(`${base}/calculator/${slug}`); 
  const href = await page.locator('[data-examples] a').first().getAttribute('href');
  await page.goto('about:blank'); await page.goto(`${base}/calculator/${slug}${href}`);
  await page.locator('[data-tools]').waitFor(); await page.waitForTimeout(400);
  await page.addStyleTag({content:css}); const heads = await page.evaluate(()=>[...document.querySelectorAll('h1,h2,h3,h4,summary,caption,figcaption')].map(e=>e.textContent.replace(/\s+/g,'').trim()));
  for (const format of ['A4','Letter','A5']) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: false })));
  for (let i=1;i<=pdf.numPages;i++) {
    const c = await (await pdf.getPage(i)).getTextContent();
    const items = c.items.filter(x=>x.str.trim());
    const low = Math.min(...items.map(x=>x.transform[5]));
    const line = items.filter(x=>Math.abs(x.transform[5]-low)<2).map(x=>x.str).join('');
    const k=line.replace(/\s+/g,'');
    if (i<pdf.numPages && heads.some(h=>h && h===k)) console.log('ALONE', slug, format, i, '/', pdf.numPages, line);
  }
  }
}
await b.close();
