import { Table } from 'antd';
import { createRoot } from 'react-dom/client';

/** Floor page 2: React and an antd table of 20 rows, as peers build their lists. */
const rows = Array.from({ length: 20 }, (_, index) => ({
  key: index,
  title: `Story ${index + 1}`,
  words: index * 1000,
}));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <Table
    dataSource={rows}
    pagination={false}
    columns={[
      { title: 'Title', dataIndex: 'title', render: (title: string) => <span data-ready>{title}</span> },
      { title: 'Words', dataIndex: 'words' },
    ]}
  />,
);
