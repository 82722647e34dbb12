import { createRoot } from 'react-dom/client';

/** Floor page 1: React alone with a list of 20 rows. */
const rows = Array.from({ length: 20 }, (_, index) => `Story ${index + 1}`);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <ul>
    {rows.map((row) => (
      <li key={row} data-ready>
        {row}
      </li>
    ))}
  </ul>,
);
