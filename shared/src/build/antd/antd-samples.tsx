import {
  Button,
  Checkbox,
  DatePicker,
  Descriptions,
  Pagination,
  Progress,
  Steps,
  Table,
  Timeline,
  TimePicker,
  Upload,
} from 'antd';

const { _InternalPanelDoNotUseOrYouWillBeFired: DatePanel } = DatePicker;

/** One of each antd component that pages may use: their styles are extracted from this, and only theirs. */
export function AntdSamples() {
  return (
    <>
      <Table
        columns={[{ title: 'a', dataIndex: 'a', sorter: true, filters: [{ text: 'a', value: 'a' }] }]}
        dataSource={[{ key: 1, a: 1 }]}
        rowSelection={{}}
      />
      <Pagination total={100} showSizeChanger />
      <DatePicker showTime open={false} />
      <DatePanel showTime />
      <Button type="primary" />
      <TimePicker open={false} />
      <Checkbox />
      <Steps items={[{ title: 'a' }]} orientation="vertical" />
      <Timeline items={[{ content: 'a' }]} />
      <Descriptions items={[{ key: 1, label: 'a', children: 'a' }]} />
      <Progress percent={10} />
      <Upload.Dragger />
    </>
  );
}
